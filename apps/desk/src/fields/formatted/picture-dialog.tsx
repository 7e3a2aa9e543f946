import { TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { AttachTarget } from '../control.ts'
import { UploadButton } from '../file/upload-button.tsx'
import { pictureKinds, useUpload } from '../file/use-upload.ts'
import { EditorForm } from './editor-form.tsx'

interface Props {
  editor: Editor
  field: string
  attachTo: AttachTarget | null
  isOpen: boolean
  onClose: () => void
}

/** The chosen picture, or an empty place for one. */
function pictureNow(editor: Editor): { src: string; alt: string } {
  const { src, alt }: { src?: unknown; alt?: unknown } = editor.getAttributes('picture')
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
}

function PictureForm({ editor, field, attachTo, onClose }: Omit<Props, 'isOpen'>) {
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
      {src !== '' && <img className="picture-preview" src={src} alt={t('desk.picture_now')} />}
      <UploadButton words={t('desk.choose_picture')} accept={pictureKinds} upload={picture} />
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

/** A picture from this device into the words, or another in the place of the chosen one. */
export function PictureDialog({ editor, isOpen, onClose, ...target }: Props) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} title={t('desk.editor_picture')} onClose={onClose}>
      <PictureForm editor={editor} onClose={onClose} {...target} />
    </Dialog>
  )
}
