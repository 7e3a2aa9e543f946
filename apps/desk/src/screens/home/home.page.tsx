import { useWorkedWithTypes } from '../../data/document/desk-types.ts'
import { readSession } from '../../data/user/session.ts'
import { useTranslate } from '../../language/translate.ts'
import { useTitle } from '../../ui/use-title.ts'
import { Latest } from './latest.tsx'
import { StartHere } from './start-here.tsx'
import { Today } from './today.tsx'
import { WaitingTiles } from './waiting-tiles.tsx'

/** What waits, what came in, and where to begin. */
export function HomePage() {
  const t = useTranslate()
  const types = useWorkedWithTypes()
  const fullName = readSession()?.fullName ?? ''
  useTitle('')
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('desk.welcome', { name: fullName })}</h1>
          <Today />
        </div>
      </header>
      <WaitingTiles />
      <div className="home-columns">
        <Latest types={types} />
        <StartHere types={types} />
      </div>
    </>
  )
}
