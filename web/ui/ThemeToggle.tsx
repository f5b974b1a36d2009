import { Moon, Sun } from 'lucide-react'
import * as texts from '../texts/ui.ts'
import { useTheme } from './theme.ts'
import { chooseTheme } from './theme-choice.ts'

/** The round button that switches between light and dark; sun and moon change places in half a second. */
export function ThemeToggle({ fixed = false }: { readonly fixed?: boolean }) {
  const { theme } = useTheme()
  return (
    <button
      className={fixed ? 'theme fixed' : 'theme'}
      type="button"
      aria-label={texts.darkTheme}
      aria-pressed={theme === 'dark'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Sun className="i i18 sun" aria-hidden="true" />
      <Moon className="i i18 moon" aria-hidden="true" />
    </button>
  )
}
