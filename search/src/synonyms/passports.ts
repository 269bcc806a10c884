import type { Synonyms } from './Synonyms.ts';

/** Product passports, credentials and owners. */
export const passportsWords: Synonyms = {
  batch: 'lot, manufacturing date, production batch, production lot, production run',
  'batch number': 'lot number',
  'change published': 'correct a passport, edit after publishing, immutability, immutable',
  claim: 'ownership certificate, transfer of title',
  'claim code': 'activation code, hidden code, scratch card, scratch code, scratch off',
  'claim passport':
    'activate product, ownership registration, product registration, proof of purchase, prove ownership of a product, register ownership, register product, unboxing, warranty card, warranty registration',
  'code on the product': 'hangtag, product label, product tag, sewn in, sticker',
  'create publish passport': 'draft passport',
  'data integrity proof': 'cryptographic proof, cryptosuite, eddsa, ld proof, p 256',
  'did key': 'decentralized identifier',
  'digital product passport':
    'certificate, coa, counterfeit protection, credential, deed, digital identity, digital twin, dpp, espr, ownership certificate, product identity, product information, product record, provenance, supply chain, traceability, track and trace, warranty',
  'eu regulation':
    'battery passport, compliance, compliant, delegated act, directive, ecodesign, legislation, regulatory, textile',
  'give away': 'new owner, next owner',
  'gs1 digital link': 'resolver, unique identifier, unique product identifier, upi',
  gtin: 'article number, ean, gs1, item number, product code, product id, product identifier, product number, sku, unique identifier, unique product identifier, upc',
  issuer:
    'brand, brand owner, certifier, decentralized identifier, economic operator, maker, manufacturer, producer, responsible person, supplier, vendor identity',
  'issuer untrusted': 'unknown issuer',
  item: 'individual product, serial, serial number, serialised, serialized, unit',
  jcs: 'canonical json, canonicalization, canonicalize, rfc 8785',
  'life cycle': 'lifecycle',
  'life cycle passport': 'product lifecycle',
  lost: 'stolen goods',
  model:
    'master data, pim, product family, product line, product master data, product type, sku, style number, variant',
  passport: 'nfc, qr, warranty',
  'passport event':
    'epcis, inspection, lifecycle event, maintenance history, maintenance log, maintenance record, product event, product history, recall, repair history, repair log, repair record, repairs, service history, service record, servicing',
  'passports luxury': 'textile',
  'print qr code': 'print label',
  'product passport':
    'bill of materials, carbon footprint, care instructions, circular economy, circularity, co2, ingredients, material composition, materials, recyclability, supply chain data, sustainability',
  proof: 'attestation, checksum, hash',
  'proof invalid': 'altered, corrupted, manipulated, modified data, tampered, tampering',
  provenance: 'certificate of origin, chain of custody, origin, product history, provenance tracking',
  'public not':
    'access rights, confidential, data visibility, private attribute, private data, private field, public data, publicly visible, restricted data, restricted field, selective disclosure, visibility',
  'qr code':
    'barcode, camera, chip, clothing label, data carrier, data matrix, nfc, nfc tag, qr, rfid, scan, scanner, smart tag, tag, tap',
  resale:
    'auction, change owner, consignment, handover, new owner, next owner, ownership transfer, preloved, preowned, previous owner, recommerce, stolen goods, title transfer, transfer of title, transfer ownership, used goods, vintage',
  retire:
    'archive, deactivate, decommission, destroyed, disposal, dispose, end of life, recall, recycle, scrap, withdrawn',
  'status list':
    'credential revocation, credential status, revocation, revocation list, revoke credential, statuslist2021, suspension',
  transfer: 'change owner, ownership transfer, title transfer, transfer ownership',
  'trusted issuer': 'issuer key, issuer registry, root of trust, trust anchor, trust list, trust registry',
  'verifiable credential':
    'attestation, decentralized identity, digital credential, json ld, self sovereign, signed document, ssi, vc, vc data model, verifiable presentation, w3c credential, w3c vc',
  'verify passport':
    'anti counterfeiting, authentic, authenticate product, authenticity check, brand protection, certificate of authenticity, counterfeit, counterfeit protection, credential validation, credential verification, detect fakes, fake, forged, forgery, genuine, knockoff, product authentication, product authenticity, proof of authenticity, replica, tamper, verify credential',
};
