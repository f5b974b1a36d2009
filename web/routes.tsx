import { limits } from '@docmill/contracts'
import { type LazyRouteFunction, type RouteObject, redirect } from 'react-router'
import { offerAhead } from './ahead.ts'
import { Root, RootError } from './Root.tsx'
import { storedToken } from './session.ts'
import { Spinner } from './ui/Spinner.tsx'

type Page = { readonly default: React.ComponentType }
const page =
  (load: () => Promise<Page>): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: (await inTime(load)).default })

/** Loads a page's script; throws ChunkLoadError when it can't be loaded, or not within the specified 120 seconds. */
async function inTime(load: () => Promise<Page>): Promise<Page> {
  const failed = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failed), limits.timings.chunkLoadMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    failed.cause = cause
    throw failed
  } finally {
    clearTimeout(timer)
  }
}

const landing = page(() => import('./pages/landing/index.tsx'))
const contact = page(() => import('./pages/contact/index.tsx'))
const review = () => import('./pages/review/index.tsx')
offerAhead('review', review)

/** No token, no dashboard. */
const signedInOnly = () => (storedToken() ? null : redirect('/auth'))

/** Every route of the app on one page. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RootError />,
    hydrateFallbackElement: <Spinner />,
    children: [
      { path: '/', lazy: landing },
      { path: '/home', lazy: landing },
      { path: '/contact', lazy: contact },
      { path: '/onPremise', lazy: contact },
      { path: '/terms-of-service', lazy: page(() => import('./pages/legal/index.tsx')) },
      { path: '/accuracy', lazy: page(() => import('./pages/accuracy/index.tsx')) },
      {
        lazy: page(() => import('./Queried.tsx')),
        children: [
          { path: '/auth', lazy: page(() => import('./pages/auth/index.tsx')) },
          { path: '/undo-email-change', lazy: page(() => import('./pages/auth/UndoEmailChange.tsx')) },
          {
            path: '/dashboard',
            loader: signedInOnly,
            lazy: page(() => import('./pages/dashboard/Frame.tsx')),
            children: [
              { index: true, lazy: page(() => import('./pages/dashboard/Home.tsx')) },
              { path: 'conversions', lazy: page(() => import('./pages/dashboard/Conversions.tsx')) },
              { path: 'converters', lazy: page(() => import('./pages/converters/List.tsx')) },
              { path: 'converters/:tool', lazy: page(() => import('./pages/converters/Converter.tsx')) },
              { path: 'conversions/:ids', lazy: page(() => import('./pages/converters/Run.tsx')) },
              { path: 'templates', lazy: page(() => import('./pages/templates/index.tsx')) },
              { path: 'credits', lazy: page(() => import('./pages/credits/index.tsx')) },
              { path: 'settings', lazy: page(() => import('./pages/settings/index.tsx')) },
              { path: 'api-access', lazy: page(() => import('./pages/api-access/index.tsx')) },
            ],
          },
          { path: '/dashboard/conversions/:id/review', loader: signedInOnly, lazy: page(review) },
        ],
      },
      // Unknown addresses show the landing page; the server answers them with 404.
      { path: '*', lazy: landing },
    ],
  },
]
