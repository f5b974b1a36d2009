import { guides } from './guides.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The list of all guides. */
export const listPage = (): string =>
  shell(
    'Documentation',
    'Guides and reference of Docmill.',
    '',
    `<article><h1>Documentation</h1>
<p class="lead">Everything here is also plain Markdown: add <code>.md</code> to an address. <a href="/llms.txt">/llms.txt</a> lists all pages for programs.</p>
<ul class="list"><li><a href="/docs/api">API reference</a><p>Every call, with examples that can be tried.</p></li>
${guides.map(({ id, title, about }) => `<li><a href="/docs/${id}">${escaped(title)}</a><p>${escaped(about)}</p></li>`).join('\n')}</ul></article>`,
  )

/** The page that the reference is drawn on. What the viewer draws brings the main part of the page with it. */
export const referencePage = (): string =>
  shell(
    'API reference',
    'Every call of the public API of Docmill.',
    'api',
    '<section aria-labelledby="title"><h1 id="title">API reference</h1></section><div id="reference"></div><noscript><p>The reference needs script. <a href="/docs/api.md">As Markdown</a> it does not.</p></noscript>',
    '<link rel="stylesheet" href="/docs/assets/swagger-ui.css"><link rel="stylesheet" href="/docs/assets/reference.css"><script src="/docs/assets/swagger-ui-bundle.js" defer></script><script src="/docs/assets/reference.js" defer></script>',
  )

/** All pages for programs, in the form that llms.txt has come to have. */
export const llmsText = (publicUrl: string): string =>
  [
    '# Docmill',
    '',
    '> Converts PDFs and pictures to Excel, CSV, Markdown, JSON and Word, and extracts named fields with the place of every value. HTTP API with an API key as bearer.',
    '',
    '## Reference',
    '',
    `- [API reference](${publicUrl}/docs/api.md): every call of the public API`,
    `- [OpenAPI 3.1](${publicUrl}/api/docmill/dev/openapi.json): the same as a document for programs`,
    `- [Schema of whole documents](${publicUrl}/docs/schemas/document.json) and [of fields](${publicUrl}/docs/schemas/fields.json): what the format json holds`,
    '',
    '## Guides',
    '',
    ...guides.map(({ id, title, about }) => `- [${title}](${publicUrl}/docs/${id}.md): ${about}`),
    '',
  ].join('\n')

/** The drawn name, in the ink of the page. */
const logo =
  '<svg viewBox="0 0 128 24" role="img" aria-label="Docmill"><defs><clipPath id="mark"><path d="M1 0H13a12 12 0 0 1 0 24H1a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1z"/></clipPath></defs><g clip-path="url(#mark)"><path fill="currentColor" d="M0 0h5.5v24H0zM7.5 0H25v4.5H7.5zM7.5 13H25v4.5H7.5zM7.5 19.5H25V24H7.5z"/><path fill="#d4f337" d="M7.5 6.5H25V11H7.5z"/></g><g transform="translate(34 .2)"><g fill="none" stroke="currentColor" stroke-width="3.4"><circle cx="8.2" cy="16" r="6.3"/><path d="M14.5 1v22"/><circle cx="26.6" cy="16" r="6.3"/><path d="M48.2 11.6a6.3 6.3 0 1 0 0 8.8"/><path d="M54 23V9.2M54 15.4c0-3.6 1.9-5.6 4.6-5.6s4.3 1.9 4.3 5.1V23M62.9 15.4c0-3.6 1.9-5.6 4.6-5.6s4.3 1.9 4.3 5.1V23M78.6 9.2V23M85.4 1v22M92.2 1v22"/></g><path fill="currentColor" d="M76.5 2h4.2v4.2h-4.2z"/></g></svg>'

/** A page around `main`: one header, one list of pages, one style. `current`: the id of the guide, empty for the list. */
export function shell(title: string, about: string, current: string, main: string, head = ''): string {
  const link = (id: string, name: string) =>
    `<li><a href="/docs/${id}"${id === current ? ' aria-current="page"' : ''}>${escaped(name)}</a></li>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Docmill</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="description" content="${escaped(about)}">
${current === '' ? '' : `<link rel="alternate" type="text/markdown" href="/docs/${current}.md">`}
<link rel="stylesheet" href="/docs/assets/docs.css">
<script src="/theme.js"></script>${head}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><div><a class="home" href="/">${logo}</a><a href="/docs"${current === '' ? ' aria-current="page"' : ''}>Documentation</a><a class="end" href="/dashboard/api-access">Your API key</a></div></header>
<div class="columns">
<nav aria-label="Documentation"><ul>${link('api', 'API reference')}${guides.map(({ id, title: name }) => link(id, name)).join('')}</ul></nav>
${current === 'api' ? `<div id="main">${main}</div>` : `<main id="main">${main}</main>`}
</div>
</body>
</html>
`
}
