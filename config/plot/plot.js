// What the report's page has of Observable Plot, with the modules of d3 that it stands on.
export * from '@observablehq/plot';
