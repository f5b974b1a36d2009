// Controls that every page uses, and how numbers and times are written.

import { counted } from './counted.ts'
import type { Shown } from './shown.ts'

export const digitOf = (digit: Shown, all: Shown): string => `Digit ${digit} of ${all}`
export const close = 'Close'
export const optional = 'optional'
export const hidePassword = 'Hide password'
export const showPassword = 'Show password'
export const loading = 'Loading'
export const darkTheme = 'Dark theme'
export const minAgo = (minutes: Shown): string => `${minutes} min ago`
export const hAgo = (duration: Shown): string => `${duration} h ago`
export const bytes = (count: number): string => counted(count, 'byte')
export const kb = (size: Shown): string => `${size} kB`
export const mb = (size: Shown): string => `${size} MB`
export const aboutS = (duration: Shown): string => `about ${duration} s`
export const aboutMin = (duration: Shown): string => `about ${duration} min`
export const now = 'now'
export const yesterday = 'yesterday'
export const unknown = 'unknown'
