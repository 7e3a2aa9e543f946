import { atOnce, runSteps } from './report.mjs'
import * as steps from './steps.mjs'

/** Everything that must hold before a change may land, the quick ones first. Lint alone takes as long as its neighbours. */
export const testAll = () =>
  runSteps([
    atOnce(
      [['lint', () => steps.lint()]],
      [
        ['format', () => steps.format()],
        ['types', () => steps.types()],
        ['arrows', () => steps.arrows()],
        ['unused', () => steps.unused()],
        ['generated', () => steps.generated()],
        ['audit', () => steps.audit()],
        ['build', () => steps.buildAll()],
      ],
    ),
    ['unit tests', () => steps.unitTests()],
    ['journeys', () => steps.journeys()],
  ])
