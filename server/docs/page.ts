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
<p>Everything here is also plain Markdown: add <code>.md</code> to an address. <a href="/llms.txt">/llms.txt</a> lists all pages for programs.</p>
<ul class="list"><li><a href="/docs/api">API reference</a><p>Every call, with examples that can be tried.</p></li>
${guides.map(({ id, title, about }) => `<li><a href="/docs/${id}">${escaped(title)}</a><p>${escaped(about)}</p></li>`).join('\n')}</ul></article>`,
  )

/** The page that the reference is drawn on. */
export const referencePage = (): string =>
  shell(
    'API reference',
    'Every call of the public API of Docmill.',
    'api',
    '<h1 class="sr">API reference</h1><div id="reference"></div><noscript><p>The reference needs script. <a href="/docs/api.md">As Markdown</a> it does not.</p></noscript>',
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
<link rel="stylesheet" href="/docs/assets/docs.css">${head}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><a class="home" href="/">Docmill</a><a href="/docs">Documentation</a><a class="end" href="/dashboard/api-access">Your API key</a></header>
<div class="columns">
<nav aria-label="Documentation"><ul>${link('api', 'API reference')}${guides.map(({ id, title: name }) => link(id, name)).join('')}</ul></nav>
<main id="main">${main}</main>
</div>
</body>
</html>
`
}
