/** Signs and letters as LaTeX names them. */
const names: Readonly<Record<string, string>> = {
  ...named(`α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi
    π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda
    Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ∆ Delta Ω Omega`),
  ...named(`∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ⨀ bigodot ⨄ biguplus
    ⨆ bigsqcup √ surd ∂ partial ∇ nabla ∞ infty ∅ emptyset ∀ forall ∃ exists ∄ nexists ¬ neg ⊤ top ⊥ bot ∠ angle ℵ aleph ℏ hbar ℓ ell
    ℘ wp ℜ Re ℑ Im ı imath ȷ jmath ♯ sharp ♭ flat ♮ natural □ square ■ blacksquare △ triangle † dagger ‡ ddagger § S ¶ P ∴ therefore ∵ because`),
  ...named(`∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊄ not\\subset ⊑ sqsubseteq ⊒ sqsupseteq ∪ cup ∩ cap ⊎ uplus ⊔ sqcup ⊓ sqcap
    ∨ vee ∧ wedge ∖ setminus → to ← leftarrow ↔ leftrightarrow ↦ mapsto ↪ hookrightarrow ⟶ longrightarrow ⇒ Rightarrow ⇐ Leftarrow
    ⇔ Leftrightarrow ↑ uparrow ↓ downarrow ↗ nearrow ↘ searrow ⇝ rightsquigarrow ⇌ rightleftharpoons`),
  ...named(`≤ leq ≥ geq ⩽ leqslant ⩾ geqslant ≦ leqq ≧ geqq ≪ ll ≫ gg ≠ neq ≈ approx ≃ simeq ≅ cong ≡ equiv ≢ not\\equiv ∼ sim ≍ asymp ∝ propto
    ≺ prec ≻ succ ⪯ preceq ⪰ succeq ≲ lesssim ≳ gtrsim ≜ triangleq ⊢ vdash ⊣ dashv ⊨ models ∣ mid`),
  ...named(`± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∘ circ ◦ circ • bullet ⋆ star ⋄ diamond ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot … ldots ⋯ cdots
    ⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil \\ backslash ~ sim ^ hat{}`),
  '∥': '|',
  '‖': '|',
}
/** Signs that need no name. */
const plain: Readonly<Record<string, string>> = { '−': '-', '∗': '*', '′': "'", '″': "''", '‴': "'''", '<': '< ' }
const reserved = /[{}#$%&_]/

function named(list: string): Readonly<Record<string, string>> {
  const parts = list.trim().split(/\s+/)
  return Object.fromEntries(parts.flatMap((sign, i) => (i % 2 === 0 ? [[sign, parts[i + 1] ?? '']] : [])))
}

/** Marks over letters, as they combine with them in Unicode, and what LaTeX calls them. */
const accents: Readonly<Record<string, string>> = {
  ...named(
    '\u0300 grave \u0301 acute \u0302 hat \u0303 tilde \u0304 bar \u0305 bar \u0306 breve \u0307 dot \u0308 ddot \u030A mathring \u030C check \u20D7 vec',
  ),
}
/** Functions that LaTeX sets upright. */
const functions =
  /^(?:arccos|arcsin|arctan|arg|cosh?|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|Pr|sec|sinh?|sup|tanh?)$/

const closeFunction = /^([a-zA-Z]?)(cos|det|exp|inf|lim|ln|log|max|min|sin|sup|tan)([a-zA-Z]?)$/

/** How the letters of a piece of a formula are set. */
export interface Lettering {
  readonly bold: boolean
  readonly italic: boolean
}

/** A piece of a formula in LaTeX: signs and letters by name, names of functions and words upright, and what LaTeX reserves escaped. */
export function latexOfText(text: string, { bold, italic }: Lettering): string {
  const tokens = text.normalize('NFD').match(/[a-zA-Z]{2,}(?!\p{Mn})|.\p{Mn}*/gsu) ?? []
  const written = tokens.flatMap((token) =>
    /^[a-zA-Z]{2,}$/.test(token) ? ofLetters(token, text, { bold, italic }) : [ofSign(token, bold)],
  )
  return joined(written)
}

/** Parts one after the other; a command ends where no letter follows it, since one that does would be read as part of its name. */
export const joined = (parts: readonly string[]): string =>
  parts.reduce((text, part) => text + (/\\[a-zA-Z]+$/.test(text) && /^[a-zA-Z]/.test(part) ? ' ' : '') + part, '')

function ofLetters(letters: string, text: string, { bold, italic }: Lettering): readonly string[] {
  if (functions.test(letters)) return [`\\${letters}`]
  // Without the thin spaces around a function, its variable stands against it: "logD", "nlogn".
  const [, left = '', name = '', right = ''] = closeFunction.exec(letters) ?? []
  if (name !== '' && left + right !== '') return [left, `\\${name}`, right]
  if (bold && letters.length > 3) return [`\\mathbf{${letters}}`]
  if (bold) return [...letters].map((letter) => `\\mathbf{${letter}}`)
  const first = /^[a-zA-Z]+/.exec(text)?.[0]
  // Letters that are variables stand in italics; in a piece of both only what is before a bracket is surely a name.
  return !italic && (letters === text || (letters.length > 2 && letters === first && text[first.length] === '('))
    ? [`\\mathrm{${letters}}`]
    : [letters]
}

const alphabets: readonly (readonly [first: number, last: number, command: string | null])[] = [
  [0x1d400, 0x1d433, 'mathbf'],
  [0x1d434, 0x1d467, null],
  [0x1d468, 0x1d49b, 'boldsymbol'],
  [0x1d49c, 0x1d503, 'mathcal'],
  [0x1d504, 0x1d537, 'mathfrak'],
  [0x1d538, 0x1d56b, 'mathbb'],
  [0x1d56c, 0x1d59f, 'mathfrak'],
]
const earlier: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'ℬℰℱℋℐℒℳℛℯℊℴ'].map((letter) => [letter, 'mathcal'])),
  ...Object.fromEntries([...'ℂℍℕℙℚℝℤ'].map((letter) => [letter, 'mathbb'])),
  ...Object.fromEntries([...'ℭℌℨ'].map((letter) => [letter, 'mathfrak'])),
}

function ofSign(token: string, bold: boolean): string {
  const [sign = '', ...marks] = [...token]
  return marks.reduce(
    (base, mark) => {
      if (mark === '\u0338') return base === '=' ? '\\neq' : `\\not${base}`
      const name = accents[mark]
      return name === undefined ? base : `\\${name}{${base}}`
    },
    ofLetter(sign, bold),
  )
}

function ofLetter(sign: string, bold: boolean): string {
  const code = sign.codePointAt(0) ?? 0
  const alphabet = alphabets.find(([first, last]) => code >= first && code <= last)?.[2] ?? earlier[sign] ?? null
  const letter = code >= 0x1d400 && code <= 0x1d7ff ? sign.normalize('NFKC') : sign
  if (alphabet !== null) return `\\${alphabet}{${letter.normalize('NFKC')}}`
  const plainly = letter === 'ℎ' ? 'h' : letter
  const name = names[plainly]
  const latex = name !== undefined ? `\\${name}` : reserved.test(plainly) ? `\\${plainly}` : (plain[plainly] ?? plainly)
  if (!bold) return latex
  return /^[a-zA-Z0-9]$/.test(latex) ? `\\mathbf{${latex}}` : /^\p{Script=Greek}$/u.test(plainly) ? `\\boldsymbol{${latex}}` : latex
}
