import { defineModule } from '#framework/modules'
import { searchSite } from './search-site/search-site.ts'

export { findOnSite } from './search-site/search-site.ts'
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
