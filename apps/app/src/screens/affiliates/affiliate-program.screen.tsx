import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { affiliatePath, programCall } from '../../ui/affiliates/affiliate-calls.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { OwnPartSkeleton, ProgramBody } from './program-body.tsx'

export const affiliateProgramScreen: Screen = {
  bar: () => innerBar('shell.affiliate_program'),
  calls: () => [settingsCall, programCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.affiliate_program'), known(settingsCall)),
    description: t('affiliates.description'),
    canonical: affiliatePath,
    isIndexed: known(programCall)?.is_on === 1,
  }),
}

export const serverPage: ServerPage = {
  screen: affiliateProgramScreen,
  body: () => (
    <ProgramBody>
      <OwnPartSkeleton />
    </ProgramBody>
  ),
}
