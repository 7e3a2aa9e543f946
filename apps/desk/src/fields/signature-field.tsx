import { Button, FileButton, Input } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language/say.ts'
import { labelled, type ControlProps } from './control.ts'
import { SignaturePad } from './signature-pad.tsx'

function readPicture(file: File | null, onRead: (address: string) => void): void {
  if (!file) return
  const reader = new FileReader()
  reader.addEventListener('load', () => onRead(typeof reader.result === 'string' ? reader.result : ''))
  reader.readAsDataURL(file)
}

/** A signature: drawn here, or a picture of one for who cannot draw. */
export function SignatureField(props: ControlProps) {
  const say = useSay()
  const { field, value, onChange, onBlur, inputRef } = props
  const { label, description, withAsterisk = false, error: wrong, 'aria-label': cellLabel } = labelled(props)
  const [isDrawing, setDrawing] = useState(value === '')
  const [sheet, setSheet] = useState(1)
  const picture = String(value)

  const handleClear = () => {
    onChange('')
    setDrawing(true)
    setSheet(sheet + 1)
    onBlur()
  }
  const handleChoose = (file: File | null) =>
    readPicture(file, (address) => {
      onChange(address)
      setDrawing(false)
    })
  return (
    <Input.Wrapper
      labelElement="div"
      label={label}
      description={description}
      withAsterisk={withAsterisk}
      error={wrong}
    >
      <div className="signature">
        {isDrawing || picture === '' ? (
          <SignaturePad
            key={sheet}
            label={cellLabel ?? say('desk.sign_here', { field: field.label })}
            onDraw={onChange}
          />
        ) : (
          <img className="signature-pad" src={picture} alt={say('desk.signed')} />
        )}
        <div className="signature-ways">
          {picture === '' ? (
            <FileButton onChange={handleChoose} accept="image/png">
              {(button) => (
                <Button {...button} ref={inputRef} variant="subtle" className="quiet-button">
                  {say('desk.choose_picture')}
                </Button>
              )}
            </FileButton>
          ) : (
            <Button ref={inputRef} variant="subtle" className="quiet-button" onClick={handleClear}>
              {say('desk.sign_again')}
            </Button>
          )}
        </div>
      </div>
    </Input.Wrapper>
  )
}
