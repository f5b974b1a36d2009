import { type ReactNode, StrictMode } from 'react'
import { ToastProvider } from './ui/Toast.tsx'

/** What every page stands in: the place for small confirmations. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ToastProvider>{children}</ToastProvider>
    </StrictMode>
  )
}
