export {};
//# sourceMappingURL=part-projector.d.ts.map
