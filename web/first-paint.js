// Stands in the head of every page that came written out (written-out.ts puts it there), so that the first paint waits for no script: the
// app's scripts are asked for once the page has been painted. What a person does to the page before they are here is kept, and done again
// when the app has taken the page over, which Providers.tsx tells.
;(() => {
  const entry = '__ENTRY__'
  const scripts = '__SCRIPTS__'.split(' ')
  const parts = '__PARTS__'.split(' ')
  const typed = new Map()
  const pressed = []
  const keep = {
    click(event) {
      const button = event.target.closest('button')
      if (!button) return
      event.preventDefault()
      pressed.push(() => button.click())
    },
    submit(event) {
      event.preventDefault()
      pressed.push(() => event.target.requestSubmit())
    },
    input: ({ target }) => typed.set(target, target.value),
  }
  // Till the next task of the page.
  const pause = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    for (const href of scripts) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
      document.head.append(link)
    }
    // Run one after the other, so that the page can answer in between. What a part lacks, the entry says.
    for (const part of parts) {
      await import(part).catch(() => {})
      await pause()
    }
    import(entry)
  }
  for (const name in keep) addEventListener(name, keep[name], true)
  addEventListener(
    'docmill-ready',
    () => {
      for (const name in keep) removeEventListener(name, keep[name], true)
      for (const [field, value] of typed) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (const again of pressed) again()
    },
    { once: true },
  )
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && begin()).observe({ type: 'paint', buffered: true })
  // A page in a tab behind others is not painted.
  addEventListener('load', () => document.hidden && begin())
})()
