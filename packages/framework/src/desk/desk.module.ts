import { defineModule } from '#framework/modules'
import { getCount } from './get-count.ts'
import { getCounts } from './get-counts.ts'
import { getLatest } from './get-latest.ts'
import { getTypes } from './get-types.ts'

/** What the desk asks of every site: which types there are, how many of each, and what came last. */
export const desk = defineModule({
  name: 'desk',
  methods: { getTypes, getCount, getCounts, getLatest },
})
