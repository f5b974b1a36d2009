import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import './before-app.ts'
import { Providers } from './Providers.tsx'
import { routes } from './routes.tsx'
import './styles/tokens.css'
import './styles/ui.css'
import './styles/app.css'

// Forms check what is typed by the contract's schemas; compiling these would try `new Function`, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const router = createBrowserRouter(routes)
const app = (
  <Providers>
    <RouterProvider router={router} />
  </Providers>
)
if (root.hasChildNodes()) {
  // The page came written out (prerender.tsx): it is taken over once its script is here, and stays as it is until then. As a transition
  // React does that in slices of a few milliseconds, between which the page answers.
  const takeOver = () => startTransition(() => void hydrateRoot(root, app))
  if (router.state.initialized) takeOver()
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      takeOver()
    })
  }
} else createRoot(root).render(app)
