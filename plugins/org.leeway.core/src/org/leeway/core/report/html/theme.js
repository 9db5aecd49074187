// The theme that the reader chose: light, dark, or as the system has it.

function chooseTheme() {
	const select = document.getElementById("theme");
	const apply = () => select.value ? document.documentElement.dataset.theme = select.value : delete document.documentElement.dataset.theme;
	try {
		select.value = localStorage.getItem("leeway-theme") ?? "";
	} catch {
		// some browsers store nothing for files; the theme is then that of the system
	}
	apply();
	select.addEventListener("change", () => {
		apply();
		try {
			localStorage.setItem("leeway-theme", select.value);
		} catch {
			// the same
		}
	});
}
