import type { Line } from '../model/index.ts'
import { type FormulaSign, withFractions } from './formula-fractions.ts'

/** Signs and letters as LaTeX names them. */
const names: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ϑ: 'vartheta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  ϱ: 'varrho',
  σ: 'sigma',
  ς: 'varsigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'varphi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
  '∑': 'sum',
  '∏': 'prod',
  '∫': 'int',
  '∮': 'oint',
  '√': 'surd',
  '∂': 'partial',
  '∇': 'nabla',
  '∞': 'infty',
  '∈': 'in',
  '∉': 'notin',
  '⊂': 'subset',
  '⊆': 'subseteq',
  '∪': 'cup',
  '∩': 'cap',
  '∅': 'emptyset',
  '∀': 'forall',
  '∃': 'exists',
  '→': 'to',
  '←': 'leftarrow',
  '↔': 'leftrightarrow',
  '⇒': 'Rightarrow',
  '⇔': 'Leftrightarrow',
  '≤': 'leq',
  '≥': 'geq',
  '≠': 'neq',
  '≈': 'approx',
  '≡': 'equiv',
  '∼': 'sim',
  '∝': 'propto',
  '±': 'pm',
  '×': 'times',
  '÷': 'div',
  '·': 'cdot',
  '⋅': 'cdot',
  '∗': 'ast',
  '∘': 'circ',
  '⊕': 'oplus',
  '⊗': 'otimes',
  '⟨': 'langle',
  '⟩': 'rangle',
  '∥': 'parallel',
  '…': 'ldots',
  '⋯': 'cdots',
  ℓ: 'ell',
  '\\': 'backslash',
  '<': 'lt',
  '>': 'gt',
  '~': 'sim',
  '^': 'hat{}',
}
const reserved = /[{}#$%&_]/

/** A line of a formula in LaTeX, as far as a line of text tells: raised and lowered parts, signs by name, and what LaTeX reserves escaped. */
export const formulaLine = (line: Line): string => latexOfSigns(withFractions(line.words))

/** Signs of a line beside one another; what stands higher or lower than all of them is so by the fraction that they are part of. */
function latexOfSigns(signs: readonly FormulaSign[]): string {
  const [first] = signs
  const level = signs.every(({ raised }) => raised === first?.raised)
  return signs
    .map((sign, index) => {
      const own = sign.kind === 'word' ? latexOf(sign.text) : `\\frac{${latexOfSigns(sign.above)}}{${latexOfSigns(sign.below)}}`
      if (level || sign.raised === 'no') return (index > 0 ? ' ' : '') + own
      return `${sign.raised === 'superscript' ? '^' : '_'}{${own}}`
    })
    .join('')
}

/** Letters as mathematical signs of their own, upright, italic or bold: LaTeX sets letters of formulas so by itself. */
const mathematical = /[\u210E\u{1D400}-\u{1D7FF}]/gu

function latexOf(text: string): string {
  const signs = [...text.replaceAll('−', '-').replace(mathematical, (letter) => letter.normalize('NFKC'))]
  return signs
    .map((sign, index) => {
      const name = names[sign]
      if (name === undefined) return reserved.test(sign) ? `\\${sign}` : sign
      // A command ends where no letter follows it; one that does would be read as part of its name.
      return `\\${name}${/^[a-zA-Z]/.test(signs[index + 1] ?? '') ? ' ' : ''}`
    })
    .join('')
}
