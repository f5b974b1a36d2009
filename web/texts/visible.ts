import { parseAst } from 'vite'

/** A piece of a program that people read or hear, with its place in the source. */
export interface VisibleText {
  readonly node: Syntax
  readonly kind: 'markup' | 'literal' | 'template' | 'counted'
}
/** A node of the syntax tree (ESTree with JSX), as far as it is looked at. */
export interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

/** Attributes whose text is shown or read out. */
const shown =
  /^(label|title|placeholder|alt|hint|text|says|caption|heading|lead|name|aria-(label|description|roledescription|valuetext|placeholder))$/
/** Calls whose arguments are no text for people: what is looked up, compared, listened to or kept in a log. */
const silent =
  /^(querySelector(All)?|closest|matches|matchMedia|(add|remove)EventListener|[gs]etAttribute|removeAttribute|[gs]etItem|removeItem|includes|startsWith|endsWith|split|join|replace(All)?|indexOf|buttonClass|error|warn|log|supports|createElement(NS)?)$/
/** Properties whose value is shown, wherever it goes. */
const shownProperty = /^(label|title|text|says|hint|description|caption|heading|lead|aside|placeholder|alt)$/
const words = /\p{L}{2,}[’',.:;…]?\s+\S*\p{L}/u
const name = /^\p{Lu}\p{Ll}+[.:?…]?$/u
const letters = /\p{L}{2,}/u
/** How a style says a length, or where something is moved to. */
const style = /^\s*px$|^([\w-]+\([^()]*\)\s*)+$/u
const wordApart = /(^|\s)\p{L}{2,}[,.;]?(\s|$)/u

/** All text for people that stands in the source of a module, in the order of the source. */
export function visibleTexts(source: string): readonly VisibleText[] {
  const found: VisibleText[] = []
  const visit = (node: Syntax, above: readonly Syntax[]): void => {
    if (/^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(node.type)) return
    const kind = kindOf(node, above)
    if (kind) found.push({ node, kind })
    for (const below of childrenOf(node)) visit(below, [node, ...above])
  }
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Syntax, [])
  return found
}

/** What JSX makes of the text between two tags: lines joined with one space, the edges without line breaks. */
export const markupText = (raw: string): string =>
  raw
    .split('\n')
    .map((line, index, lines) => {
      const cut = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? cut : cut.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')

function kindOf(node: Syntax, above: readonly Syntax[]): VisibleText['kind'] | undefined {
  const parent = above[0]
  if (node.type === 'JSXText') return letters.test(markupText(String(node.value)).replace(/&\w+;/g, '')) ? 'markup' : undefined
  if (node.type === 'CallExpression')
    return calleeOf(node) === 'counted' && isText((node.arguments as readonly Syntax[])[1]) ? 'counted' : undefined
  if (!isText(node) || !parent || isSilent(node, above)) return undefined
  if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    const certain = isShownDirectly(above) && parts.some((part) => letters.test(part))
    return certain || parts.some((part) => !style.test(part) && (words.test(part) || wordApart.test(part))) ? 'template' : undefined
  }
  const value = String(node.value)
  if (style.test(value)) return undefined
  return (isShownDirectly(above) || isShownProperty(node, above) ? letters : name).test(value) || words.test(value) ? 'literal' : undefined
}

const isText = (node: Syntax | undefined): boolean =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string')

const calleeOf = (call: Syntax): string => {
  const callee = call.callee as Syntax
  return String(callee.type === 'MemberExpression' ? (callee.property as Syntax).name : callee.name)
}

/** Whether a text is one of the places where programs speak to programs. */
function isSilent(node: Syntax, above: readonly Syntax[]): boolean {
  const parent = above[0] as Syntax
  if (parent.type === 'ExpressionStatement' || parent.type === 'BinaryExpression' || parent.type === 'SwitchCase') return true
  if (parent.type === 'TaggedTemplateExpression' || parent.type === 'MemberExpression') return true
  if (parent.type === 'Property' && parent.key === node && !parent.computed) return true
  const call = above.find(({ type }) => /^(Call|New)Expression$|^(Arrow)?Function|^JSXElement$/.test(type))
  if (call?.type === 'NewExpression') return true
  if (call?.type === 'CallExpression' && (silent.test(calleeOf(call)) || calleeOf(call) === 'counted')) return true
  const attribute = above.find(({ type }) => /^JSX(Attribute|Element)$|Function/.test(type))
  return attribute?.type === 'JSXAttribute' && !shown.test(attributeName(attribute))
}

/** Whether a text is what an element shows or an attribute says, with nothing but choices between. */
function isShownDirectly(above: readonly Syntax[]): boolean {
  const place = above.find(({ type }) => !/^(JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(type))
  if (place?.type === 'JSXAttribute') return shown.test(attributeName(place))
  return place?.type === 'JSXElement' || place?.type === 'JSXFragment'
}

const isShownProperty = (node: Syntax, [property]: readonly Syntax[]): boolean =>
  property?.type === 'Property' && property.value === node && shownProperty.test(String((property.key as Syntax).name))

const attributeName = (attribute: Syntax): string => {
  const own = attribute.name as Syntax
  return own.type === 'JSXNamespacedName' ? '' : String(own.name)
}

function childrenOf(node: Syntax): readonly Syntax[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Syntax => typeof value === 'object' && value !== null && 'type' in value && 'start' in value)
}
