import { prerender as prerenderTree } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { OfferRuns } from './offer.ts'
import { Providers } from './Providers.tsx'
import { routes } from './routes.tsx'

/**
 * The app's page at `address` as HTML, as a visitor sees it who has never been here, while an offer runs or not: what a browser shows while
 * the scripts are on their way. Runs once, in the build.
 */
export async function prerender(address: string, offerRuns: boolean): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://docmill.invalid${address}`))
  if (context instanceof Response) throw new Error(`${address} answers with a redirection`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerenderTree(
    <Providers>
      <OfferRuns value={offerRuns}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </OfferRuns>
    </Providers>,
    // Everything in its place: a part that follows later would need an inline script to get there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude as ReadableStream).text()
}
