import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'
import { roomOf } from './rooms.ts'

export const comingSoonScreen: Screen = {
  bar: ({ room }) => innerBar(roomOf(room).title),
  calls: () => [settingsCall],
  head: ({ visit, params, known }, t) => ({
    title: pageTitle(t(roomOf(params['room']).title), known(settingsCall)),
    description: t(roomOf(params['room']).text),
    canonical: visit.path,
    isIndexed: false,
  }),
}
