type Members = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf(value: unknown, isMember: (member: unknown) => boolean, least = 0): boolean {
  return Array.isArray(value) && value.length >= least && value.every(isMember)
}

function isWithin(value: unknown, bound: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= bound
}

/** Longitude, latitude and optional height, in this order. */
function isPosition(value: unknown): boolean {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : []
  if (numbers.length < 2 || numbers.length > 3) return false
  const [longitude, latitude, height = 0] = numbers
  return isWithin(longitude, 180) && isWithin(latitude, 90) && Number.isFinite(height)
}

function isRing(value: unknown): boolean {
  if (!Array.isArray(value) || !isListOf(value, isPosition, 4)) return false
  return JSON.stringify(value[0]) === JSON.stringify(value.at(-1))
}

const isLine = (value: unknown): boolean => isListOf(value, isPosition, 2)
const isPolygon = (value: unknown): boolean => isListOf(value, isRing, 1)

const geometries: Readonly<Record<string, (coordinates: unknown) => boolean>> = {
  Point: isPosition,
  LineString: isLine,
  Polygon: isPolygon,
  MultiPoint: (value) => isListOf(value, isPosition),
  MultiLineString: (value) => isListOf(value, isLine),
  MultiPolygon: (value) => isListOf(value, isPolygon),
}

function isGeometry(value: unknown): boolean {
  if (!isObject(value) || typeof value['type'] !== 'string') return false
  const { type, coordinates } = value
  return Object.hasOwn(geometries, type) && (geometries[type]?.(coordinates) ?? false)
}

function isFeature(value: unknown): boolean {
  if (!isObject(value) || value['type'] !== 'Feature') return false
  const { geometry, properties = null } = value
  return (geometry === null || isGeometry(geometry)) && (properties === null || isObject(properties))
}

/** True for GeoJSON (RFC 7946): a collection of features, one feature, or a geometry; collections are not nested. */
function isGeoJson(value: unknown): boolean {
  if (isObject(value) && value['type'] === 'FeatureCollection') return isListOf(value['features'], isFeature)
  return isFeature(value) || isGeometry(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isGeoJsonText = (text: string): boolean => isGeoJson(parsed(text))

function onlyGeometry(value: unknown): unknown {
  if (!isObject(value)) return undefined
  const features: unknown = value['features']
  if (Array.isArray(features)) return features.length === 1 ? onlyGeometry(features[0]) : undefined
  return value['type'] === 'Feature' ? value['geometry'] : value
}

/** A point in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Point of a GeoJSON text; null when it contains anything else. */
export function pointOf(text: string): Point | null {
  const geometry = onlyGeometry(parsed(text))
  if (!isObject(geometry) || geometry['type'] !== 'Point' || !isGeometry(geometry)) return null
  const { coordinates } = geometry
  const numbers: readonly unknown[] = Array.isArray(coordinates) ? coordinates : []
  const [longitude, latitude] = numbers
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** A single point as GeoJSON text, in the collection that the dialect's maps draw. */
export function pointText({ latitude, longitude }: Point): string {
  const geometry = { type: 'Point', coordinates: [longitude, latitude] }
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry }],
  })
}
