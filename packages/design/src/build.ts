import { assetStep } from './build-assets.ts'
import { runStep } from './build-step.ts'
import { fontStep } from './fonts/build-fonts.ts'

for (const step of [fontStep, assetStep]) await runStep(step)
