import { defineModule } from '#framework/modules'
import { applyTransition } from './apply-transition.ts'
import { exportList } from './export.ts'
import { getConnections } from './get-connections.ts'
import { getCount } from './get-count.ts'
import { getLatest } from './get-latest.ts'
import { getTransitions } from './get-transitions.ts'
import { getPeople } from './get-people.ts'
import { getTypes } from './get-types.ts'
import { getVersions } from './get-versions.ts'
import { getWaiting } from './get-waiting.ts'

export const desk = defineModule({
  name: 'desk',
  methods: {
    ...{ getTypes, getCount, getWaiting, getLatest, getConnections, getPeople },
    ...{ getTransitions, applyTransition, getVersions, export: exportList },
  },
})
