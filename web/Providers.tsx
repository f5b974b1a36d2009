import { type ReactNode, StrictMode, useEffect } from 'react'
import { ToastProvider } from './ui/Toast.tsx'

/** What every page stands in: the place for small confirmations. */
export function Providers({ children }: { readonly children: ReactNode }) {
  // Now the app answers to what people do; first-paint.js has kept what they did before.
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    dispatchEvent(new Event('docmill-ready'))
  }, [])
  return (
    <StrictMode>
      <ToastProvider>{children}</ToastProvider>
    </StrictMode>
  )
}
