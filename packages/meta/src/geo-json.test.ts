import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGeoJsonText, pointOf, pointText } from './index.ts'

const degrees = (bound: number) => fc.double({ min: -bound, max: bound, noNaN: true })
const points = fc.record({ latitude: degrees(90), longitude: degrees(180) })

test('Every point on earth is written as GeoJSON and read back unchanged', () => {
  fc.assert(
    fc.property(points, (point) => {
      const text = pointText(point)
      const read = pointOf(text)
      return isGeoJsonText(text) && read?.latitude === point.latitude && read.longitude === point.longitude
    }),
  )
})

const ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]

test.each([
  [{ type: 'LineString', coordinates: ring }, true],
  [{ type: 'Polygon', coordinates: [ring] }, true],
  [{ type: 'MultiPolygon', coordinates: [[ring]] }, true],
  [{ type: 'FeatureCollection', features: [] }, true],
  [{ type: 'Polygon', coordinates: ring }, false],
  [{ type: 'Point', coordinates: ['80', '13'] }, false],
  [{ type: 'FeatureCollection', features: [{ type: 'Point', coordinates: [1, 2] }] }, false],
  [{ type: 'FeatureCollection', features: 'none' }, false],
  [[1, 2], false],
])('%j is accepted as a place: %s', (value, isPlace) => {
  expect(isGeoJsonText(JSON.stringify(value))).toBe(isPlace)
})

test('A value that is not one point has no latitude', () => {
  expect(pointOf(JSON.stringify({ type: 'LineString', coordinates: ring }))).toBeNull()
  expect(pointOf('nowhere')).toBeNull()
})
