import { Button, FileButton, Input } from '@mantine/core'
import { useState, useRef, type PointerEvent } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'
import styles from '../fields.module.css'

interface Props {
  label: string
  onDraw: (picture: string) => void
}

const width = 600
const height = 200

const ink = '#1b1b1b'
const thickness = 3

type Point = readonly [x: number, y: number]

function pointAt(event: PointerEvent<HTMLCanvasElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return [((event.clientX - box.left) * width) / box.width, ((event.clientY - box.top) * height) / box.height]
}

function drawLine(canvas: HTMLCanvasElement, from: Point, to: Point): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.strokeStyle = ink
  context.lineWidth = thickness
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}

function SignaturePad({ label, onDraw }: Props) {
  const last = useRef<Point | null>(null)

  const handleMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    const point = pointAt(event)
    drawLine(event.currentTarget, last.current, point)
    last.current = point
  }
  const handleEnd = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    last.current = null
    onDraw(event.currentTarget.toDataURL('image/png'))
  }
  return (
    <canvas
      className={styles.signaturePad}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = pointAt(event)
        drawLine(event.currentTarget, last.current, last.current)
      }}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  )
}

function readPicture(file: File | null, onRead: (address: string) => void): void {
  if (!file) return
  const reader = new FileReader()
  reader.addEventListener('load', () => onRead(typeof reader.result === 'string' ? reader.result : ''))
  reader.readAsDataURL(file)
}

export function SignatureField(props: ControlProps) {
  const t = useTranslate()
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
      <div className={styles.signature}>
        {isDrawing || picture === '' ? (
          <SignaturePad
            key={sheet}
            label={cellLabel ?? t('desk.sign_here', { field: field.label })}
            onDraw={onChange}
          />
        ) : (
          <img className={styles.signaturePad} src={picture} alt={t('desk.signed')} />
        )}
        <div className="signature-ways">
          {picture === '' ? (
            <FileButton onChange={handleChoose} accept="image/png">
              {(button) => (
                <Button {...button} ref={inputRef} variant="subtle" className="plain-button">
                  {t('desk.choose_picture')}
                </Button>
              )}
            </FileButton>
          ) : (
            <Button ref={inputRef} variant="subtle" className="plain-button" onClick={handleClear}>
              {t('desk.sign_again')}
            </Button>
          )}
        </div>
      </div>
    </Input.Wrapper>
  )
}
