import { Button } from '@mantine/core'
import { downloadOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExportDialog, type ExportProps } from './export-dialog.tsx'

/** The way out for a list, for those who may take it along. */
export function ExportButton(props: ExportProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className="export-button"
        leftSection={<Icon of={downloadOutline} isSmall />}
        onClick={() => setOpen(true)}
      >
        {say('desk.export')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
