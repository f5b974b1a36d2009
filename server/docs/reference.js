// Draws the reference: the viewer is another file of the same host, and so is what it shows. Nothing is sent anywhere else.
const root = document.documentElement
const follow = () => root.classList.toggle('dark-mode', root.dataset.theme === 'dark')
follow()
new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] })

/** What the viewer leaves out for people who hear a page or go through it with keys: [which elements, attribute, value]. */
const added = [
  ['.information-container', 'role', 'region'],
  ['.information-container', 'aria-label', 'About'],
  ['.info .title', 'aria-level', '2'],
  ['.scheme-container', 'role', 'region'],
  ['.scheme-container', 'aria-label', 'Server and key'],
  ['#servers', 'aria-label', 'Server'],
  ['select.examples-select-element', 'aria-label', 'Example'],
  ['.models > h4, section.models h4', 'aria-level', '3'],
  ['.microlight, .body-param__example, .opblock-body', 'tabindex', '0'],
]
function complete(reference) {
  for (const [which, name, value] of added)
    for (const element of reference.querySelectorAll(which)) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

window.addEventListener('DOMContentLoaded', () => {
  const reference = document.getElementById('reference')
  new MutationObserver(() => complete(reference)).observe(reference, { childList: true, subtree: true })
  window.SwaggerUIBundle({
    url: '/api/docmill/dev/openapi.json',
    dom_id: '#reference',
    // Its links to a call would stand inside of the button that opens the call.
    deepLinking: false,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    displayOperationId: false,
    persistAuthorization: false,
    validatorUrl: null,
    withCredentials: false,
  })
})
