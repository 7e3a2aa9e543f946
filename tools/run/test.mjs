import { runSteps } from './report.mjs'
import * as steps from './steps.mjs'

/** Everything that must hold before a change may land, the quick ones first. */
export const testAll = () =>
  runSteps([
    ['format', () => steps.format()],
    ['types', () => steps.types()],
    ['lint', () => steps.lint()],
    ['arrows', () => steps.arrows()],
    ['unused', () => steps.unused()],
    ['generated', () => steps.generated()],
    ['unit tests', () => steps.unitTests()],
    ['build', () => steps.buildAll()],
    ['journeys', () => steps.journeys()],
  ])
