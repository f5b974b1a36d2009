import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from './api.ts'
import { createRouter } from './routes.tsx'
import './styles/tokens.css'
import './styles/ui.css'
import './styles/app.css'
import { ToastProvider } from './ui/Toast.tsx'
import { followTheme } from './ui/theme.ts'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // The server's "no" stays a no; only a missing connection or a fault on its side is worth another try.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
    },
  },
})
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
followTheme()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={createRouter()} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
)
