import { CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

const shownMs = 3000
const Toasts = createContext<(message: string) => void>(() => undefined)

/** Gives the function that confirms something small: "Username saved". */
export const useToast = (): ((message: string) => void) => useContext(Toasts)

/** Shows one toast at a time, bottom right, for 3 seconds; hover and focus hold it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<{ readonly id: number; readonly message: string } | null>(null)
  const [held, setHeld] = useState(false)
  const show = useCallback((message: string) => setToast((last) => ({ id: (last?.id ?? 0) + 1, message })), [])
  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(null), shownMs)
    return () => clearTimeout(timer)
  }, [toast, held])
  const value = useMemo(() => show, [show])
  return (
    <Toasts value={value}>
      {children}
      <div role="status" className="toasts">
        {toast && (
          // biome-ignore lint/a11y/noStaticElementInteractions: hovering only delays the fading, nothing can be pressed
          <div key={toast.id} className="toast" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
            <CircleCheck className="i" aria-hidden="true" />
            {toast.message}
          </div>
        )}
      </div>
    </Toasts>
  )
}
