import { Button, TextInput } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Editor } from '@tiptap/react'
import { useTranslate } from '../../language/translate.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { readLinkAddress } from './editor-extensions.ts'
import type { AttachTarget } from '../control.ts'
import { UploadButton, pictureKinds, useUpload } from '../file/file-field.tsx'
import styles from '../fields.module.css'

interface Props {
  verb: string
  isDisabled?: boolean
  onSend: () => void
  children: ReactNode
  secondaryAction?: ReactNode
}

/** Form over the document's own form: submitting it does not save the document. */
function EditorForm({ verb, isDisabled = false, onSend, children, secondaryAction }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSend()
  }
  return (
    <form className="filter-form" noValidate onSubmit={handleSubmit}>
      {children}
      <div className="dialog-actions">
        {secondaryAction}
        <Button type="submit" disabled={isDisabled}>
          {verb}
        </Button>
      </div>
    </form>
  )
}

interface LinkDialogProps {
  editor: Editor
  isOpen: boolean
  onClose: () => void
}

const addressNow = (editor: Editor): string => {
  const { href }: { href?: unknown } = editor.getAttributes('link')
  return typeof href === 'string' ? href : ''
}

function setLink(editor: Editor, href: string): void {
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  const chain = editor.chain().focus()
  if (isBare)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
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

export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} title={t('desk.mark_link')} onClose={onClose}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  )
}

interface PictureDialogProps {
  editor: Editor
  field: string
  attachTo: AttachTarget | null
  isOpen: boolean
  onClose: () => void
}

function pictureNow(editor: Editor): { src: string; alt: string } {
  const { src, alt }: { src?: unknown; alt?: unknown } = editor.getAttributes('picture')
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
}

function PictureForm({ editor, field, attachTo, onClose }: Omit<PictureDialogProps, 'isOpen'>) {
  const t = useTranslate()
  const [before] = useState(() => pictureNow(editor))
  const [src, setSrc] = useState(before.src)
  const [alt, setAlt] = useState(before.alt)
  const picture = useUpload({ attachTo, field, onDone: setSrc })
  const handleSend = () => {
    onClose()
    const chain = editor.chain().focus()
    if (before.src !== '') chain.updateAttributes('picture', { src, alt }).run()
    // Words that were chosen stay: the picture comes after them.
    else chain.insertContentAt(editor.state.selection.to, { type: 'picture', attrs: { src, alt } }).run()
  }
  return (
    <EditorForm
      verb={t('desk.picture_put')}
      isDisabled={src === '' || picture.share !== null}
      onSend={handleSend}
    >
      {src !== '' && <img className={styles.picturePreview} src={src} alt={t('desk.picture_now')} />}
      <UploadButton text={t('desk.choose_picture')} accept={pictureKinds} upload={picture} />
      <TextInput
        label={t('desk.picture_words')}
        description={t('desk.picture_words_help')}
        autoComplete="off"
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </EditorForm>
  )
}

export function PictureDialog({ editor, isOpen, onClose, ...target }: PictureDialogProps) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} title={t('desk.editor_picture')} onClose={onClose}>
      <PictureForm editor={editor} onClose={onClose} {...target} />
    </Dialog>
  )
}
