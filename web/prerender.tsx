import { prerender as prerenderTree } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Providers } from './Providers.tsx'
import { routes } from './routes.tsx'

/**
 * The app's page at `address` as HTML, as a visitor sees it who has never been here: what a browser shows while the scripts are on their
 * way. Runs once, in the build.
 */
export async function prerender(address: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://docmill.invalid${address}`))
  if (context instanceof Response) throw new Error(`${address} answers with a redirection`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerenderTree(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
  return new Response(prelude as ReadableStream).text()
}
