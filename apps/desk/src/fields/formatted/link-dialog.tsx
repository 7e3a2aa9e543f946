import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EditorForm } from './editor-form.tsx'
import { readLinkAddress } from './link-address.ts'

interface Props {
  editor: Editor
  isOpen: boolean
  onClose: () => void
}

const addressNow = (editor: Editor): string => {
  const { href }: { href?: unknown } = editor.getAttributes('link')
  return typeof href === 'string' ? href : ''
}

/** Without chosen words the address itself is the link. */
function setLink(editor: Editor, href: string): void {
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  const chain = editor.chain().focus()
  if (isBare)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}

function LinkForm({ editor, onClose }: Omit<Props, 'isOpen'>) {
  const t = useTranslate()
  const before = addressNow(editor)
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const handleSend = () => {
    const address = readLinkAddress(typed)
    if (address === null) return setWrong(true)
    onClose()
    setLink(editor, address)
  }
  const handleRemove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <EditorForm
      verb={t('desk.link_set')}
      onSend={handleSend}
      secondaryAction={
        before !== '' && (
          <Button variant="default" onClick={handleRemove}>
            {t('desk.link_remove')}
          </Button>
        )
      }
    >
      <TextInput
        data-autofocus
        label={t('desk.link_address')}
        description={t('desk.link_help')}
        error={isWrong ? t('desk.link_wrong') : undefined}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(false)
        }}
      />
    </EditorForm>
  )
}

/** Where the chosen words lead. */
export function LinkDialog({ editor, isOpen, onClose }: Props) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} title={t('desk.mark_link')} onClose={onClose}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  )
}
