import { useSyncExternalStore } from 'react'
import { onThemeChange, shownTheme, type Theme, type ThemeChoice, themeChoice } from './theme-choice.ts'

/** The shown theme and the stored choice, kept current. */
export function useTheme(): { readonly theme: Theme; readonly choice: ThemeChoice } {
  const theme = useSyncExternalStore(onThemeChange, shownTheme, () => 'light' as const)
  const choice = useSyncExternalStore(onThemeChange, themeChoice, () => 'device' as const)
  return { theme, choice }
}
