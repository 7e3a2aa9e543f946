import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Kolam } from '../../ui/kolam.tsx'
import { roomOf } from './rooms.ts'

export function ComingSoonBody({ params }: { params: Params }) {
  const t = useSay()
  const room = roomOf(params['room'])
  return (
    <div className="wrap">
      <section className="soon">
        <Kolam size={4} />
        <p className="badge warn">{t('pages.coming_soon')}</p>
        <h1>{t(room.title)}</h1>
        <p className="dim">{t(room.text)}</p>
        <a className="button" href={room.way.path}>
          {t(room.way.label)}
        </a>
      </section>
    </div>
  )
}
