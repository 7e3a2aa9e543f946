import { defineModule } from '#framework/modules'
import { searchSite } from './methods/search-site.ts'

export { findOnSite } from './methods/search-site.ts'
export {
  searchFilters,
  searchSource,
  textIn,
  type SearchAsked,
  type SearchCandidate,
} from './extension-points.ts'

export const search = defineModule({
  name: 'search',
  docTypes: [],
  methods: { searchSite },
})
