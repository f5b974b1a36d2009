// Sets the theme before the first paint. A file of its own, because the content security policy forbids inline scripts.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage can be switched off; then the system's preference decides.
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  try {
    if (sessionStorage.getItem('landing_seen')) document.documentElement.dataset.seen = ''
  } catch {
    // Then every visit is the first.
  }
})()
