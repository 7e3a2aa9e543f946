import { assetStep } from './build-assets.ts'
import { runStep } from './build-step.ts'
import { fontStep } from './fonts/build-fonts.ts'

/** Writes the fonts and the static pictures of the app to `packages/design/dist`. */
for (const step of [fontStep, assetStep]) await runStep(step)
