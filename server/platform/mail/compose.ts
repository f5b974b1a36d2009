import type { Mail } from './mail.ts'

/** Whose mails these are: the name at the top and the address of the site. */
export interface MailBrand {
  readonly name: string
  readonly siteUrl: string
}

/** What a mail says; the design is the same for all. Everything is plain text: nothing is read as HTML. */
export interface MailParts {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Shown large, to be typed or copied. */
  readonly code?: string
  /** Label and value, one under the other. */
  readonly rows?: readonly (readonly [label: string, value: string])[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under the rest: what to do when this was not you. */
  readonly note?: string
}

/**
 * A mail in HTML and text from its parts, in the product's identity: paper, ink, one marker. Tables and inline styles, since mail
 * programs know little else; light by default, dark where the program asks for it. No picture, no outside address, nothing to track.
 */
export function composeMail(brand: MailBrand, parts: MailParts): Mail {
  const subject = oneLine(parts.subject)
  return {
    to: parts.to,
    ...(parts.replyTo === undefined ? {} : { replyTo: parts.replyTo }),
    subject,
    text: asText(brand, parts),
    html: asHtml(brand, parts, subject),
  }
}

// RFC 5322 allows 998 characters a line; nobody reads more than this of a subject.
const longestSubject = 150
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestSubject)

function asText(brand: MailBrand, { heading, paragraphs, code, rows, button, note }: MailParts): string {
  const widest = Math.max(0, ...(rows ?? []).map(([label]) => label.length))
  return [
    heading,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...paragraphs,
    ...(rows ? [rows.map(([label, value]) => `${label.padEnd(widest + 2)}${oneLineOrBlock(value, widest + 2)}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(note === undefined ? [] : [note]),
    `--\n${brand.name}\n${brand.siteUrl}\n`,
  ].join('\n\n')
}

const oneLineOrBlock = (value: string, indent: number): string => value.split(/\r\n|\r|\n/).join(`\n${' '.repeat(indent)}`)

// The tokens of the design in the colours that mail programs know.
const light = { canvas: '#f9f8f5', surface: '#ffffff', sunk: '#f3f2ee', line: '#e3e1db', ink: '#191712', soft: '#4a4842', faint: '#66645d' }
const dark = { canvas: '#0f0e0b', surface: '#171613', sunk: '#201f1b', line: '#2c2b26', ink: '#f1f0ec', soft: '#b9b7b0', faint: '#94928b' }
const marker = '#d4f337'
const sans = "Geist,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif"
const mono = "'Geist Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"

function asHtml(brand: MailBrand, { preview, heading, paragraphs, code, rows, button, note }: MailParts, subject: string): string {
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:640 26px/1.2 ${sans};letter-spacing:-.02em;color:${light.ink}">${text(heading)}</h1>`,
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...paragraphs.map((line) => `<p class="soft" style="margin:0 0 14px;font:400 16px/1.55 ${sans};color:${light.soft}">${text(line)}</p>`),
    ...(rows ? [rowTable(rows)] : []),
    ...(button ? [buttonTable(button.label, button.url)] : []),
    ...(note === undefined
      ? []
      : [
          `<p class="faint line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};font:400 13px/1.5 ${sans};color:${light.faint}">${text(note)}</p>`,
        ]),
  ].join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
.canvas{background:${dark.canvas}!important}.surface{background:${dark.surface}!important;border-color:${dark.line}!important}
.sunk{background:${dark.sunk}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.faint{color:${dark.faint}!important}
.line{border-color:${dark.line}!important}.bar{background:${dark.ink}!important}.button{background:${dark.ink}!important}.button a{color:${dark.canvas}!important}
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text(preview)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 20px">${brandLine(brand)}</td></tr>
<tr><td class="surface" style="background:${light.surface};border:1px solid ${light.line};border-radius:12px;padding:32px">
${body}
</td></tr>
<tr><td class="faint" style="padding:20px 0 0;font:400 13px/1.5 ${sans};color:${light.faint}"><a class="faint" href="${text(brand.siteUrl)}" style="color:${light.faint}">${text(brand.name)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

// The mark, a page margin and four lines with the second one marked, drawn as cells: SVG and data addresses do not show everywhere.
function brandLine({ name, siteUrl }: MailBrand): string {
  const bar = (colour: string, ours: string, width: number, radius: string) =>
    `<tr><td style="font-size:0;line-height:0"><div${ours} style="width:${width}px;height:4px;background:${colour};border-radius:${radius}"></div></td></tr>`
  const gap = '<tr><td height="2" style="font-size:0;line-height:0">&nbsp;</td></tr>'
  const bars = [
    bar(light.ink, ' class="bar"', 13, '0 4px 0 0'),
    bar(marker, '', 17, '0 2px 0 0'),
    bar(light.ink, ' class="bar"', 17, '0 0 2px 0'),
    bar(light.ink, ' class="bar"', 13, '0 0 4px 0'),
  ].join(gap)
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bar" width="5" style="background:${light.ink};border-radius:1px;font-size:0;line-height:0">&nbsp;</td><td width="2" style="font-size:0;line-height:0">&nbsp;</td><td><table role="presentation" cellpadding="0" cellspacing="0">${bars}</table></td><td style="padding-left:10px"><a class="ink" href="${text(siteUrl)}" style="font:640 18px/22px ${sans};letter-spacing:-.02em;color:${light.ink};text-decoration:none">${text(name)}</a></td></tr></table>`
}

const codeBlock = (code: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px"><tr><td width="6" style="background:${marker};border-radius:3px 0 0 3px;font-size:0">&nbsp;</td><td class="sunk ink" style="background:${light.sunk};color:${light.ink};border-radius:0 3px 3px 0;padding:16px 20px;font:600 32px/1.2 ${mono};letter-spacing:.18em">${text(code)}</td></tr></table>`

function rowTable(rows: readonly (readonly [string, string])[]): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><td class="faint line" valign="top" style="padding:9px 16px 9px 0;border-top:1px solid ${light.line};font:400 14px/1.5 ${sans};color:${light.faint}">${text(label)}</td><td class="ink line" align="right" style="padding:9px 0;border-top:1px solid ${light.line};font:500 14px/1.5 ${sans};color:${light.ink};word-break:break-word">${text(value)}</td></tr>`,
    )
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 18px">${cells}</table>`
}

const buttonTable = (label: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 4px"><tr><td class="button" style="background:${light.ink};border-radius:7px"><a href="${text(url)}" style="display:inline-block;padding:12px 20px;font:620 15px/1.2 ${sans};color:#ffffff;text-decoration:none">${text(label)}</a></td></tr></table>`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const text = (plain: string): string => plain.replace(/[&<>"']/g, (character) => escapes[character] ?? '').replace(/\r\n|\r|\n/g, '<br>')
