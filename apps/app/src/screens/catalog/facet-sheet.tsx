import { closeOutline } from 'ionicons/icons'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useClosedByBack } from '../../ui/use-closed-by-back.ts'

interface Props {
  /** How much is left of the list. */
  total: number
  onClose: () => void
  children: ReactNode
}

/** On phones, everything to choose by lies in a sheet over the list, which follows at once. */
export function FacetSheet({ total, onClose, children }: Props) {
  const say = useSay()
  const title = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useClosedByBack(onClose)
  useEffect(() => sheet.current?.showModal(), [])
  return (
    <dialog
      ref={sheet}
      className="facet-sheet"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="facet-sheet-head">
        <h2 id={title}>{say('catalog.filter_title')}</h2>
        <button type="button" className="icon-button" aria-label={say('shell.close')} onClick={onClose}>
          <Icon of={closeOutline} />
        </button>
      </div>
      <div className="facet-sheet-body">{children}</div>
      <div className="facet-sheet-foot">
        <button type="button" className="button wide" onClick={onClose}>
          {say('catalog.show_things', { count: total })}
        </button>
      </div>
    </dialog>
  )
}
