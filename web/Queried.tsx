import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { ApiError } from './api.ts'
import { onSessionExpired } from './session.ts'

/** Around the pages that ask the server: the cache of what it said, emptied when the session ends. The landing page does without. */
export default function Queried() {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 10_000,
            // The server's "no" stays a no; only a missing connection or a fault on its side is worth another try.
            retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
          },
        },
      }),
  )
  useEffect(() => onSessionExpired(() => queries.clear()), [queries])
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
