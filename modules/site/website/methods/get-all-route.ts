import { anyone, method } from '#framework/modules'
import { siteRoutes } from '../actions/site-routes.ts'

const MOST_ROUTES = 5000

export const getAllRoute = method({
  access: anyone,
  aliases: ['mobileapi.get_all_route'],
  reads: true,
  input: {},
  async run({ documents, extensions }) {
    const routes = await siteRoutes(documents, extensions)
    return routes.slice(0, MOST_ROUTES)
  },
})
